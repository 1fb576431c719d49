/** Several pages of one browser, for tests. */

import { noTabs, type Heard, type Tabs } from './tabs';

/** Pages that hear each other, as those of one browser do. */
export function pages(count: number): Tabs[] {
  const listeners = new Map<number, Set<(heard: Heard) => void>>();
  const one = noTabs();
  return Array.from({ length: count }, (_, page) => {
    listeners.set(page, new Set());
    return {
      tell: (heard) => {
        for (const [other, hear] of listeners) if (other !== page) for (const each of hear) each(structuredClone(heard));
      },
      listen: (hear) => {
        listeners.get(page)?.add(hear);
        return () => listeners.get(page)?.delete(hear);
      },
      alone: (name, doing) => one.alone(name, doing),
    };
  });
}
