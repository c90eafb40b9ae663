import { toast } from './toast.ts'

/** Copies and says `told`; says so too where the browser does not allow it. */
export async function copied(copying: () => Promise<void>, told: string): Promise<void> {
  try {
    await copying()
    toast.success(told)
  } catch {
    toast.error('O navegador não permitiu copiar.')
  }
}

/** Puts a text in the clipboard. */
export const copyText = (text: string, told: string) =>
  copied(() => navigator.clipboard.writeText(text), told)
