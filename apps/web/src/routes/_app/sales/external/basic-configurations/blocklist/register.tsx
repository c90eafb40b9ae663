import { createFileRoute } from '@tanstack/react-router'
import { leadsTo } from '@/lib/leads-to.ts'

/** The sellers' door only shows the blocklist; entries are added at the other door (docs/sales.md#one-registry). */
export const Route = createFileRoute('/_app/sales/external/basic-configurations/blocklist/register')(
  leadsTo('/sales/internal/basic-configurations/blocklist/register'),
)
