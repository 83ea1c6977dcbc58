import { chromium } from 'playwright-core';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** Starts the system's Chromium; KAMENY_CHROMIUM names another one. */
export function launch() {
  return chromium.launch({ executablePath: process.env.KAMENY_CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
}
