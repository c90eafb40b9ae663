import { toast } from './toast.ts'
import { offerUncopied } from './uncopied.ts'

/** Copies and says `told`; where the browser does not allow it the page shows `text`, to be copied by hand. */
export async function copied(copying: () => Promise<void>, told: string, text?: string): Promise<void> {
  try {
    await copying()
    toast.success(told)
  } catch {
    if (!text || !offerUncopied(text)) toast.error('O navegador não permitiu copiar.')
  }
}

/** Puts a text in the clipboard. */
export const copyText = (text: string, told: string) =>
  copied(() => navigator.clipboard.writeText(text), told, text)
