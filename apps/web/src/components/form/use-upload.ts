import { useState } from 'react'
import { file as text } from '@intranet/contract/messages/files'
import { useFormRules } from './form-context.ts'
import { readRequestError } from '@/lib/request-error.ts'

interface Sent {
  id: string
  file: File
}

/**
 * Sends files as they are chosen; `problemOf` says why one may not be sent. What went wrong is shown under the field,
 * and the others are sent all the same. The form waits for them.
 */
export function useUpload(
  sendOne: (file: File) => Promise<{ id: string }>,
  problemOf: (file: File) => string | undefined,
) {
  const [problem, setProblem] = useState<string>()
  const [sending, setSending] = useState(false)
  const { uploads } = useFormRules()
  const send = async (chosen: readonly File[], room: number): Promise<Sent[]> => {
    setProblem(undefined)
    setSending(true)
    const end = uploads.begin()
    const sent: Sent[] = []
    for (const file of chosen.slice(0, room)) {
      const wrong = problemOf(file)
      if (wrong) setProblem(wrong)
      else
        try {
          sent.push({ ...(await sendOne(file)), file })
        } catch (error) {
          setProblem(readRequestError(error).message)
        }
    }
    if (chosen.length > room) setProblem(text.leftOut(chosen.length - room))
    setSending(false)
    end()
    return sent
  }
  return { problem, sending, send }
}
