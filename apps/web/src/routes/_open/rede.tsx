import { createFileRoute } from '@tanstack/react-router'
import { PublicNetworkPage } from '@/features/operations/incidents/public-network-page.tsx'

/** The network by city for everybody, where the setting says so (docs/operations.md#the-state-of-the-network). */
export const Route = createFileRoute('/_open/rede')({
  staticData: { needs: 'open', title: 'Como está a rede' },
  component: PublicNetworkPage,
})
