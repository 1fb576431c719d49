/**
 * Several pages of one browser: what one of them does the others hear, and some things only one of them does at a time.
 */

import type { Intent } from '../table/table';

/** What a page tells the others. */
export type Heard =
  /** A game was written: its new revision, and the act that led to it if it was one. */
  | {
      readonly what: 'game';
      readonly id: string;
      readonly revision: number;
      readonly intent: Intent | null;
      readonly key: string;
    }
  | { readonly what: 'removed'; readonly id: string }
  | { readonly what: 'value'; readonly name: string };

export interface Tabs {
  tell(heard: Heard): void;
  listen(hear: (heard: Heard) => void): () => void;
  /** Does something while no other page does what has the same name. */
  alone<T>(name: string, doing: () => Promise<T>): Promise<T>;
}

/** Between pages of this browser. */
export function browserTabs(): Tabs {
  const channel = new BroadcastChannel('fairyring');
  return {
    tell: (heard) => channel.postMessage(heard),
    listen: (hear) => {
      const listener = ({ data }: MessageEvent<Heard>) => hear(data);
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
    alone: (name, doing) => navigator.locks.request(`fairyring:${name}`, doing),
  };
}

/** For a page that is alone: nothing is kept that another one could see. */
export function noTabs(): Tabs {
  const queues = new Map<string, Promise<unknown>>();
  return {
    tell: () => undefined,
    listen: () => () => undefined,
    alone: (name, doing) => {
      const done = (queues.get(name) ?? Promise.resolve()).then(doing);
      queues.set(
        name,
        done.catch(() => undefined),
      );
      return done;
    },
  };
}
