import { leadImport as text } from '@intranet/contract/messages/lead-imports'
import { file as fileText } from '@intranet/contract/messages/files'
import { downloadBlob } from '@/lib/download.ts'
import { toast } from '@/lib/toast.ts'

/** Saves the file that was sent, and says so. */
export async function downloadSheet(id: string, name: string): Promise<void> {
  const answer = await fetch(`/files/${id}`, { credentials: 'same-origin' }).catch(() => undefined)
  if (!answer?.ok) return toast.error(fileText.invalidOrMissing)
  downloadBlob(await answer.blob(), name)
  toast.success(text.downloaded)
}
