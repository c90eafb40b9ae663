import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/test/longest-first.ts'

const web = fileURLToPath(new URL('apps/web/src', import.meta.url))
const databaseSetup = './apps/server/test/database-setup.ts'

// Nothing of the server is kept in modules, so files may share them: loading them again was most of the run.
const shared = { isolate: false, experimental: { viteModuleRunner: false } }

/** What is asked until it holds: its own second is short on a busy machine. */
const patient = { poll: { timeout: 90_000 } }

export default defineConfig({
  test: {
    passWithNoTests: true,
    // More than cores: files wait for PostgreSQL, mail servers that stall and browsers a quarter of their time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'contract',
          include: ['packages/{contract,client}/src/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'db',
          include: ['packages/db/src/**/*.test.ts'],
          globalSetup: databaseSetup,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: databaseSetup,
          // Walks over every procedure take 5 s alone, and many times that beside other work.
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        resolve: { alias: { '@': web } },
        test: {
          name: 'web',
          // Each file has its own window, but not its own process.
          pool: 'vmForks',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          testTimeout: 30_000,
        },
      },
      {
        test: {
          // A browser and a server's process stay for the files of a worker.
          ...shared,
          name: 'e2e',
          include: ['apps/web/e2e/**/*.e2e.ts'],
          globalSetup: './apps/web/e2e/support/demo-setup.ts',
          expect: patient,
          // A browser can die on a busy machine; the report marks each test that needed a second run.
          retry: process.env.CI ? 1 : 0,
          // Every wait of a walk has its own limit; many of them in a row take long on a busy machine.
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
