// Loaded into the processes of browser tests: what a page and its workers reach is written to a file.
import { appendFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const launch = chromium.launch.bind(chromium);

chromium.launch = async (options) => {
  const browser = await launch(options);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (wishes) => {
    const context = await newContext(wishes);
    await context.exposeBinding('tellReached', (_, name) =>
      appendFileSync(process.env.MUTANTS_LOG ?? '', `${name}\n`),
    );
    await context.addInitScript(() => {
      const told = globalThis.tellReached;
      new BroadcastChannel('reached').onmessage = ({ data }) => told(data);
    });
    return context;
  };
  return browser;
};
