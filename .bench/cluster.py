"""A build by a cluster, of which a node dies in the middle: Slurm as it is, with two nodes that are both
on this machine. What is merged must be, byte for byte, what one build makes.
"""

import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import time

import content
from measure import run

HERE = pathlib.Path(__file__).resolve().parent
RECIPE = HERE.parent / ".ci" / "shards.slurm"
PROGRAMS = ("munged", "slurmctld", "slurmd", "sbatch", "scontrol", "squeue")
SHARES = 8
NODES = ("one", "two")

# A node that does not answer for twenty seconds is given up; both have a processor each, whatever
# there is.
SETTINGS = """\
ClusterName=vitrine
SlurmctldHost={host}(127.0.0.1)
SlurmUser=root
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/%n
SlurmctldPidFile={folder}/controller.pid
SlurmdPidFile={folder}/%n.pid
SlurmctldLogFile={folder}/controller.log
SlurmdLogFile={folder}/%n.log
SlurmctldPort=17400
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SlurmdTimeout=20
ReturnToService=2
MessageTimeout=5
KillWait=2
SlurmdParameters=config_overrides
PartitionName=all Nodes={nodes} Default=YES MaxTime=INFINITE State=UP
"""
NODE = "NodeName={name} NodeHostname={host} NodeAddr=127.0.0.1 Port={port} CPUs=1 State=UNKNOWN\n"


def can_run():
    """Whether Debian's packages slurm-wlm and munge are there, and may be started."""
    return all(map(shutil.which, PROGRAMS)) and os.geteuid() == 0


class Cluster:
    """Two nodes, a controller, and what they trust each other by."""

    def __init__(self, folder):
        self.folder = folder
        os.makedirs(f"{folder}/state")
        host = socket.gethostname()
        settings = SETTINGS.format(folder=folder, host=host, nodes=",".join(NODES))
        for number, name in enumerate(NODES):
            settings += NODE.format(name=name, host=host, port=17401 + number)
        path = f"{folder}/slurm.conf"
        pathlib.Path(path).write_text(settings, encoding="utf-8")
        self.environment = {**os.environ, "SLURM_CONF": path}
        self.processes = {}

    def __enter__(self):
        if subprocess.run(["munge", "-n"], capture_output=True, check=False).returncode:
            os.makedirs("/run/munge", exist_ok=True)
            shutil.chown("/run/munge", "munge", "munge")
            self.start("munged", "munged", "--foreground", user="munge")
            self.wait("munge", lambda: not subprocess.run(
                ["munge", "-n"], capture_output=True, check=False).returncode)
        self.start("controller", "slurmctld", "-D")
        for name in NODES:
            self.start(name, "slurmd", "-D", "-N", name)
        self.wait("the nodes", lambda: self.ask("sinfo", "-h", "-t", "idle", "-o", "%D").strip() == "2")
        return self

    def __exit__(self, *_):
        for process in reversed(self.processes.values()):
            process.terminate()
        for process in self.processes.values():
            process.wait()

    def start(self, name, *command, user=None):
        self.processes[name] = subprocess.Popen(
            command, env=self.environment, user=user, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def ask(self, *command, cwd=None, **more):
        return subprocess.run(
            command, env={**self.environment, **more}, cwd=cwd, check=True, text=True,
            capture_output=True).stdout

    def wait(self, what, is_there, seconds=120):
        end = time.monotonic() + seconds
        while not is_there():
            if time.monotonic() > end:
                sys.exit(f"bench: waited in vain for {what}; see {self.folder}.")
            time.sleep(0.1)

    def kill(self, name):
        """The node is gone, with all that runs on it: the keeper of a task is no child of its node's."""
        self.processes[name].send_signal(signal.SIGKILL)
        for job in self.ask("squeue", "-h", "-w", name, "-t", "R", "-o", "%A").split():
            found = subprocess.run(["pgrep", "-f", rf"^slurmstepd: \[{job}\."], check=False,
                                   capture_output=True, text=True).stdout
            for keeper in found.split():
                for process in [keeper, *descendants(keeper)]:
                    subprocess.run(["kill", "-9", process], check=False, stderr=subprocess.DEVNULL)


def descendants(process):
    """What a process started, and what that did."""
    found = subprocess.run(["pgrep", "-P", process], check=False, capture_output=True,
                           text=True).stdout.split()
    return found + [below for child in found for below in descendants(child)]


def measured(program, folder, articles):
    """What there is to tell: what, the figure, its unit, and the limit if it has one."""
    site = f"{folder}/site"
    content.write(f"{site}/content/articles", articles, 8)
    # The recipe calls the launcher of a site, which has its content where it belongs. This content is
    # no part of the demonstration.
    pathlib.Path(f"{site}/vitrine").write_text(
        f"""#!/bin/sh
case $1 in build) set -- "$@" --content content ;; esac
exec '{program}' "$@"
""", encoding="utf-8")
    os.chmod(f"{site}/vitrine", 0o755)
    settings = {"VITRINE_MEMORY": f"{folder}/memory"}
    with Cluster(f"{folder}/cluster") as cluster:
        start = time.monotonic()
        array = cluster.ask(
            "sbatch", "--parsable", f"--array=1-{SHARES}", str(RECIPE), cwd=site, **settings).strip()
        merge = cluster.ask(
            "sbatch", "--parsable", f"--dependency=afterok:{array}", "--output=merge.log", "--wrap",
            f"./vitrine merge content-output-*-of-{SHARES} --output Output", cwd=site, **settings).strip()
        cluster.wait("a share on the second node", lambda: cluster.ask(
            "squeue", "-h", "-w", NODES[1], "-t", "R", "-o", "%i").startswith(array))
        cluster.kill(NODES[1])
        cluster.wait("the node to be given up", lambda: cluster.ask(
            "sinfo", "-h", "-t", "down", "-o", "%D").strip() == "1")
        # Slurm waits for two minutes before it begins again what its node lost.
        for task in cluster.ask("squeue", "-h", "-r", "-t", "PD", "-j", array, "-o", "%i").split():
            cluster.ask("scontrol", "update", f"job={task}", "StartTime=now")
        cluster.wait("the merge", lambda: not cluster.ask("squeue", "-h").strip(), 300)
        wall = time.monotonic() - start
        begun = cluster.ask("scontrol", "-o", "show", "job", array).count("Restarts=1")
        state = cluster.ask("scontrol", "-o", "show", "job", merge)
    if "JobState=COMPLETED" not in state:
        sys.exit(f"bench: the merge did not end well: {pathlib.Path(f'{site}/merge.log').read_text()}")
    run([program, "build", "--content", f"{site}/content", "--output", f"{folder}/whole", "--quiet"],
        settings)
    same = subprocess.run(["diff", "-rq", f"{folder}/whole", f"{site}/Output"], check=False,
                          capture_output=True, text=True).stdout
    if same:
        sys.exit(f"bench: what was merged is not what one build makes: {same}")
    name = f"{articles:,} articles in {SHARES} shares on two nodes, of which one dies"
    yield name, wall, "s wall", None
    yield "tasks that were begun anew", begun, "", None
    yield "files that differ from those of one build", len(same.splitlines()), "", 1
