// Starts a program with a channel of messages on its file descriptors 3 and 4.

import Glibc
import System

/// A running program that reads messages on descriptor 3 and writes them on 4.
struct ChildProcess {
  private let child: Child
  /// Where this side writes what the program reads, and reads what the program writes.
  let input: CInt
  let output: CInt

  /// Starts a program; what it says on its standard streams goes to a file.
  init(path: String, arguments: [String], log: String) throws(BrowserError) {
    do throws(SystemError) {
      let (ourInput, theirInput) = try Channel.pair()
      defer { close(theirInput) }
      do throws(SystemError) {
        let (ourOutput, theirOutput) = try Channel.pair()
        defer { close(theirOutput) }
        do throws(SystemError) {
          child = try Child(
            path, arguments,
            [
              (0, .null), (1, .log(log)), (2, .same(1)), (3, .same(theirInput)),
              (4, .same(theirOutput)),
            ],
            // So that the browser's helpers can be ended with it.
            hasOwnGroup: true)
        } catch {
          close(ourOutput)
          throw error
        }
        (input, output) = (ourInput, ourOutput)
      } catch {
        close(ourInput)
        throw error
      }
    } catch {
      throw .cannotStart(path: path, reason: error.description)
    }
  }

  var id: pid_t { child.id }

  func hasEnded(within limit: Duration) -> Bool { child.hasEnded(within: limit) }

  /// Ends the program and all that it started.
  func kill() { child.killGroup() }

  func closeChannels() {
    close(input)
    close(output)
  }
}
