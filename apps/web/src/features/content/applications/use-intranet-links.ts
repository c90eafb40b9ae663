import { useScreenOpens } from '@/components/shell/use-screen-opens.ts'
import { useSession } from '@/lib/session.ts'
import { intranetLinks } from './intranet-links.ts'

/** The intranet's own tools that the person may open: external sellers have few of them. */
export function useIntranetLinks(): typeof intranetLinks {
  const leadsIn = useScreenOpens()
  const session = useSession()
  return intranetLinks.filter(({ to }) => leadsIn(to, session))
}
