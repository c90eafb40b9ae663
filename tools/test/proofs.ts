/**
 * Tests that take longer than what they protect changes: `pnpm proofs` runs them, before a release and after work on their
 * part; `pnpm test` leaves them out.
 */
export const proofs = [
  // Whatever is sent to every procedure, by every person of the demo, and every order of every list.
  'apps/server/test/bad-input.test.ts',
  'apps/server/test/order-walk.test.ts',
  'apps/server/test/role-walk.test.ts',
  // Processes that are killed, several servers, other releases of PostgreSQL, copies and their return.
  'apps/server/src/modules/marketing/communication/sending/killed-workers.test.ts',
  'apps/server/src/modules/sales/lead-imports/crash.test.ts',
  'apps/server/test/backup.test.ts',
  'apps/server/test/older-postgres.test.ts',
  'apps/server/test/two-roles.test.ts',
  'apps/server/test/two-servers.test.ts',
  'apps/server/test/wide-history.test.ts',
  'packages/db/src/backup/base-copy.test.ts',
  // Plans over many rows.
  'apps/server/test/plans/campaign-results.test.ts',
  'apps/server/test/plans/grown.test.ts',
  'apps/server/test/plans/leads.test.ts',
  'apps/server/test/plans/onboarding.test.ts',
  'apps/server/test/plans/plans.test.ts',
  'apps/server/test/plans/sales-reports.test.ts',
  // Clients that others make of the document, the packed client, and what the generators of this project write.
  'apps/server/test/generated-clients.test.ts',
  'apps/server/test/packed-client.test.ts',
  'apps/server/test/packed-examples.test.ts',
  'tools/new-module-whole.test.ts',
  // Every list, every missing record and every frame in a browser.
  'apps/web/e2e/frames.e2e.ts',
  'apps/web/e2e/lists.e2e.ts',
  'apps/web/e2e/missing-records.e2e.ts',
  'apps/web/e2e/phones.e2e.ts',
  'apps/web/e2e/screens.e2e.ts',
] as const
