import { trackingLink } from '@intranet/contract/messages/marketing'
import { toast } from '@/lib/toast.ts'
import { offerUncopied } from '@/lib/uncopied.ts'

/** Milliseconds that the notice stays (docs/screens.md#notices). */
const NOTICE_MS = 3500

/** Copies a link (or what `doneText` speaks of) and says so. */
export async function copyLink(url: string, doneText: string = trackingLink.copied): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toast.success(doneText, NOTICE_MS)
  } catch {
    if (!offerUncopied(url)) toast.error(trackingLink.copyFailed)
  }
}
