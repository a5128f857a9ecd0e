// The database nodes of the cluster: they form it, come back to it when they have ended, and are made one again after an outage.
import { StepError } from '../steps.mjs';
import { nodeNames } from './layout.mjs';
import { logOf } from './node.mjs';
import { waitFor } from './waitFor.mjs';

/** The others have forgotten a member that was killed after this time; one that returns earlier may be refused. */
const restartMs = 6_000;
/** A node that runs and is no member for so long, while others are, does not come back by itself: a try of its own lasts a minute. */
const outsideMs = 90_000;
/** All nodes alive and none of them a member for so long: nobody but an operator can decide. */
const deadlockMs = 20_000;

export class Nodes {
  #software;
  #processes;
  #onEvent;
  #users;
  /** Nodes that are on their way to their start, or back. */
  #returning = new Set();
  /** Since when each node that runs is no member. */
  #outsideSince = new Map();

  /**
   * @param {{ software: import('./node.mjs').NodeSoftware, processes: import('./processes.mjs').Processes,
   *   places: readonly import('./layout.mjs').NodePlace[], users: { database: string, password: string },
   *   onEvent: (text: string) => void }} options
   */
  constructor({ software, processes, places, users, onEvent }) {
    this.places = places;
    this.#software = software;
    this.#processes = processes;
    this.#users = users;
    this.#onEvent = onEvent;
  }

  async start() {
    await Promise.all(this.places.map((place) => this.#software.prepare(place, this.places)));
    await this.#form();
  }

  stateOf = (name) => this.#software.stateOf(name);

  states = () => Promise.all(nodeNames.map(this.stateOf));

  async waitForState(name, check) {
    await waitFor(name, async () => {
      if (!this.#processes.isAlive(name)) throw new StepError(`${name} did not start, see ${logOf(name)}`);
      return check(await this.stateOf(name));
    });
  }

  /** Starts again what has ended, and brings back what is outside. Returns without waiting for it. */
  async supervise(isStopping) {
    const ended = (name, ms) => this.#processes.hasEndedFor(name, ms);
    if (this.#returning.size === 0 && nodeNames.every((name) => ended(name, 0))) await this.#startAll();
    for (const place of this.places) if (ended(place.name, restartMs)) void this.#startAgain(place, isStopping);
    await this.#bringBack();
  }

  async #form() {
    await this.#software.form(this.places, {
      onEvent: this.#onEvent,
      add: ({ name }, child) => this.#processes.add(name, child),
      waitForState: (name, check) => this.waitForState(name, check),
      users: this.#users,
    });
  }

  async #startAll() {
    this.#onEvent('no node is left: the one that had come furthest forms the cluster');
    await this.#form().catch((error) => this.#onEvent(error.message));
  }

  #startAgain(place, isStopping) {
    return this.#returnOf(place.name, async () => {
      const start = await this.#software.starter(place);
      if (isStopping()) return;
      this.#onEvent(`${place.name} starts again`);
      this.#processes.add(place.name, start());
    });
  }

  /** What fails is tried again with the next look. */
  async #returnOf(name, work) {
    if (this.#returning.has(name)) return;
    this.#returning.add(name);
    await work().catch((error) => this.#onEvent(`${name}: ${error.message}`));
    this.#returning.delete(name);
  }

  async #bringBack() {
    const states = new Map(await Promise.all(nodeNames.map(async (name) => [name, await this.stateOf(name)])));
    const now = Date.now();
    for (const [name, state] of states) {
      if (state === null || state.isMember) this.#outsideSince.delete(name);
      else if (!this.#outsideSince.has(name)) this.#outsideSince.set(name, now);
    }
    const isOutside = (name, ms) => now - (this.#outsideSince.get(name) ?? now) >= ms;
    if ([...states.values()].some((state) => state?.isMember)) {
      const { rejoin } = this.#software;
      for (const name of nodeNames.filter((each) => rejoin && isOutside(each, outsideMs))) {
        this.#outsideSince.delete(name);
        this.#onEvent(`${name} is told to join the others`);
        void this.#returnOf(name, () => rejoin(name));
      }
    }
    // Only where all nodes are seen, so that no other part of the cluster can have its members.
    else if (nodeNames.every((name) => isOutside(name, deadlockMs))) {
      const furthest = nodeNames.reduce((a, b) => (states.get(b).position > states.get(a).position ? b : a));
      this.#onEvent(`all nodes answer and none is a member: ${furthest} forms the cluster`);
      this.#outsideSince.clear();
      await this.#software.formAnew(furthest).catch((error) => this.#onEvent(error.message));
    }
  }
}
