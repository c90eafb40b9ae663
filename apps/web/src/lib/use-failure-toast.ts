import { useEffect } from 'react'
import { toast } from './toast.ts'

/** Says in the screen's documented words that something could not be read, each time it fails. */
export function useFailureToast(failed: boolean, text: string): void {
  useEffect(() => {
    if (failed) toast.error(text)
  }, [failed, text])
}
