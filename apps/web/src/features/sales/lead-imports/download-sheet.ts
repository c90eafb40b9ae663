import { leadImport as text } from '@intranet/contract/messages/lead-imports'
import { downloadFile } from '@/lib/download.ts'
import { toast } from '@/lib/toast.ts'

/** Saves the file that was sent, and says so. */
export async function downloadSheet(id: string, name: string): Promise<void> {
  if (await downloadFile(`/files/${id}`, name)) toast.success(text.downloaded)
}
