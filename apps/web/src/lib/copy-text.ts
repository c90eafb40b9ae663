import { toast } from './toast.ts'
import { offerUncopied } from './uncopied.ts'

/** Copies and says `doneText`; where the browser does not allow it the page shows `text`, to be copied by hand. */
export async function copied(copying: () => Promise<void>, doneText: string, text?: string): Promise<void> {
  try {
    await copying()
    toast.success(doneText)
  } catch {
    if (!text || !offerUncopied(text)) toast.error('O navegador não permitiu copiar.')
  }
}

/** Puts a text in the clipboard. */
export const copyText = (text: string, doneText: string) =>
  copied(() => navigator.clipboard.writeText(text), doneText, text)
