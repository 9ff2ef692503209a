// Controls and regions of a drawing, as those see them who look for what can be done.

import Composable

extension Drawing {
  /// Every control, in reading order.
  public var slots: [Slot] { records.indices.map(slot) }

  /// How many controls there are.
  package var slotCount: Int { records.count }

  /// How many controls of its kind stand before a control.
  package func countBefore(_ slot: Slot) -> Int {
    records[..<slot.index].count { $0.kind == slot.kind }
  }

  /// One control.
  package func slot(_ index: Int) -> Slot {
    let record = records[index]
    return Slot(
      index: index, kind: record.kind, name: name(of: record), intent: intents[index],
      isDisabled: record.isDisabled, isCovered: record.isCovered, isRedacted: record.isRedacted,
      isNested: record.isNested, reasons: record.reasons,
      regions: regionNames(from: record.region),
      row: record.list < 0 ? nil : Slot.RowPlace(list: Int(record.list), row: Int(record.row)),
      isOn: record.isRedacted ? nil : record.isOn,
      value: record.isRedacted || record.value.isEmpty ? nil : text(record.value),
      field: record.field,
      error: record.isRedacted || record.error.isEmpty ? nil : text(record.error))
  }

  /// All that a view says is typed into a field, if it says more than one thing, or knows best what
  /// can be; else nothing.
  package func samples(ofSlot index: Int) -> [String] {
    samples.first { $0.record == index }?.texts ?? []
  }

  /// What a control names, without all else that its slot says.
  package func intent(of index: Int) -> Intent { intents[index] }

  /// Whether a control is disabled, without all else that its slot says.
  package func isDisabled(slot index: Int) -> Bool { records[index].isDisabled }

  /// Whether a control is disabled, and nobody is to see that it is.
  package func hidesDisabled(slot index: Int) -> Bool {
    records[index].isDisabled && !records[index].isDim
  }

  /// Whether a sheet or an alert lies over a control, without all else that its slot says.
  package func isCovered(slot index: Int) -> Bool { records[index].isCovered }

  /// Whether a control is redacted, without all else that its slot says.
  package func isRedacted(slot index: Int) -> Bool { records[index].isRedacted }

  /// Whether a control, or all that would name it, is hidden so that nothing is told of it.
  package func isVeiled(slot index: Int) -> Bool { records[index].isVeiled }

  /// Whether a control that can be seen has no name: nobody hears what it does.
  package func isNameless(slot index: Int) -> Bool {
    let record = records[index]
    return !record.isRedacted && !says(record.label) && !says(naming(record))
  }

  /// Whether a control stands in another one's label, without all else that its slot says.
  package func isNested(slot index: Int) -> Bool { records[index].isNested }

  /// What the regions show, each name once, in reading order.
  ///
  /// Regions of one name (one in each row, say) are reported as one.
  package var regions: [RegionReport] {
    var reports: [RegionReport] = []
    for record in regionRecords {
      // Names of regions are a handful, however many rows have them.
      if let place = reports.firstIndex(where: { $0.name == record.report.name }) {
        reports[place].reasons.formUnion(record.report.reasons)
        if record.report.hasVisibleContent { reports[place].hasVisibleContent = true }
        if record.report.hasRedactedContent { reports[place].hasRedactedContent = true }
      } else {
        reports.append(record.report)
      }
    }
    return reports
  }

  /// How many regions have a name.
  package func countRegions(named name: String) -> Int {
    regionRecords.count { $0.report.name == name }
  }

  /// The names of the regions that are elements in HTML, in the order in which they open.
  package var regionNames: [String] {
    var number = 0
    return nodes.compactMap { node in
      guard case .open(let element) = node, element.kind.isRegion, number < regionRecords.count
      else { return nil }
      number += 1
      return element.kind == .region ? regionRecords[number - 1].report.name : nil
    }
  }

  /// Whether another drawing has the same controls in the same places, which name the same actions,
  /// and starts the same when it appears; whatever else is to be seen.
  package func offersTheSame(as other: Drawing) -> Bool {
    records.count == other.records.count && intents == other.intents
      && appearances == other.appearances && veiledAppearances == other.veiledAppearances
      && zip(records, other.records).allSatisfy { one, other in
        one.kind == other.kind && one.isDisabled == other.isDisabled
          && one.isCovered == other.isCovered && one.isRedacted == other.isRedacted
          // The public is told another cause of what is inert there.
          && one.isVeiled == other.isVeiled
          && one.isNested == other.isNested
          && one.list == other.list && one.row == other.row
      }
      && records.indices.allSatisfy { hasSameName(control: $0, as: other) }
  }

  /// Whether a control is called as that of another drawing is. Mostly it says the same in the same
  /// places.
  private func hasSameName(control index: Int, as other: Drawing) -> Bool {
    let (one, two) = (records[index], other.records[index])
    if one.isRedacted, two.isRedacted { return true }
    if one.opens == two.opens, one.closes == two.closes,
      isText(one.label, two.label, of: other),
      (one.opens..<one.closes).allSatisfy({ saysTheSame(Int($0), as: other) })
    {
      return true
    }
    return name(of: one) == other.name(of: two)
  }

  /// Whether a drawing that offers the same as another one has the same regions, of which the same is
  /// seen, with the same controls in them. Of fields, what they hold is a part of that, so that they are
  /// never taken for the same.
  package func hasSameRegions(as other: Drawing) -> Bool {
    guard regionRecords == other.regionRecords, records.count == other.records.count else {
      return false
    }
    for index in records.indices
    where records[index].region != other.records[index].region || records[index].kind == .textField
    {
      return false
    }
    return true
  }

  private func name(of record: ControlRecord) -> String? {
    if record.isRedacted { return nil }
    return record.label.isEmpty ? spokenText(naming(record)) : text(record.label)
  }

  /// The nodes that name a control which has no label.
  private func naming(_ record: ControlRecord) -> Range<Int> {
    let content = Int(record.opens)..<Int(record.closes)
    guard record.kind == .textField || record.kind == .select else { return content }
    // What the field holds, or hints at, is not what it is called.
    let end = content.first { index in
      guard case .open(let element) = nodes[index] else { return false }
      return element.kind == .value || element.kind == .hint || element.kind == .choice
    }
    return content.lowerBound..<(end ?? content.upperBound)
  }

  private func regionNames(from innermost: Int32) -> [String] {
    var names: [String] = []
    var index = innermost
    while index >= 0 {
      names.append(regionRecords[Int(index)].report.name)
      index = regionRecords[Int(index)].parent
    }
    return names.reversed()
  }
}
