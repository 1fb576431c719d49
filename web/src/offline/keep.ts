/** Stores the page in the browser, says when a newer one waits, and takes files that the system opens with the page. */

import { arrived } from '../app/arrived.svelte';
import { offline } from '../app/offline.svelte';
import { router } from '../app/route.svelte';

/** How far the page is stored. */
export type Stored =
  /** The browser stores no pages, or not from this address: that needs https or this machine itself. */
  'impossible' | 'absent' | 'storing' | 'stored';

/** A file that the system opens with an installed page. Not every browser knows it. */
interface LaunchQueue {
  setConsumer(take: (launched: { readonly files: readonly { getFile(): Promise<File> }[] }) => void): void;
}

/** None where the address is not trusted, whatever the types say. */
function workers(): ServiceWorkerContainer | null {
  return (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker ?? null;
}

/** The address of a file beside the document of the page, which may have been opened under a longer one: this script lies two folders below. */
function beside(file: string): string {
  const here: string = import.meta.url;
  return new URL(`../../${file}`, here).href;
}

export async function stored(): Promise<Stored> {
  const registration = await workers()?.getRegistration();
  if (!workers()) return 'impossible';
  if (!registration) return 'absent';
  return registration.active ? 'stored' : 'storing';
}

/** Stores the page, or looks whether a newer one has come. */
export async function keep(): Promise<void> {
  const line = workers();
  if (!line) return;
  offerInstallation();
  takeFiles();
  try {
    heed(line, await line.register(beside('sw.js'), { updateViaCache: 'none' }));
  } catch {
    // No line, no room, or a browser that forbids it: the page plays on as it is.
  }
}

/** Says when a newer page waits. */
function heed(line: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    const { waiting } = registration;
    // The first page that is stored is the one that is shown.
    if (waiting && line.controller) offline.renew = () => renew(line, waiting);
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
}

function renew(line: ServiceWorkerContainer, waiting: ServiceWorker): void {
  line.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take over');
}

/** The browser may offer to install the page. */
function offerInstallation(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = beside('manifest.webmanifest');
  document.head.append(link);
}

/** Files that are opened with the page go to the screen for games from elsewhere. */
function takeFiles(): void {
  const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files }) => {
    if (files.length === 0) return;
    void Promise.all(files.map((file) => file.getFile())).then((opened) => {
      arrived.files = opened;
      router.go({ screen: 'open' });
    });
  });
}
