import { trackingLink } from '@intranet/contract/messages/marketing'
import { toast } from '@/lib/toast.ts'

/** Documented (002:141). */
const NOTICE_MS = 3500

/** Copies a link and says so. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toast.success(trackingLink.copied, NOTICE_MS)
  } catch {
    toast.error(trackingLink.copyFailed)
  }
}
