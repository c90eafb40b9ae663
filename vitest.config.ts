import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const web = fileURLToPath(new URL('apps/web/src', import.meta.url))
const databaseSetup = './apps/server/test/database-setup.ts'

export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      {
        test: {
          name: 'contract',
          include: ['packages/{contract,client}/src/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
      { test: { name: 'db', include: ['packages/db/src/**/*.test.ts'], globalSetup: databaseSetup } },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: databaseSetup,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        resolve: { alias: { '@': web } },
        test: { name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'], environment: 'jsdom' },
      },
      {
        test: {
          name: 'e2e',
          include: ['apps/web/e2e/**/*.e2e.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
