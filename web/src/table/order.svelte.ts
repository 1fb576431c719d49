/**
 * One thing after the other: a click that comes before the answer to the last one is neither lost nor understood by what stood
 * there before. Nothing inside may wait for something that waits here.
 */
export class Order {
  /** Whether something that was asked for is not done yet. */
  busy = $state(false);
  #last: Promise<unknown> = Promise.resolve();

  run<T>(doing: () => Promise<T>): Promise<T> {
    this.busy = true;
    const done = this.#last.then(doing);
    const last = done
      .catch(() => undefined)
      .then(() => {
        if (this.#last === last) this.busy = false;
      });
    this.#last = last;
    return done;
  }
}
