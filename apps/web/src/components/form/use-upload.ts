import { useState } from 'react'
import type { BucketKey } from '@intranet/contract/content/file'
import { useFormRules } from './form-context.ts'
import { readRequestError } from '@/lib/request-error.ts'
import { uploadFile } from '@/lib/upload-file.ts'

interface Sent {
  id: string
  file: File
}

/**
 * Sends files as they are chosen; `problemOf` says why one may not be sent. What went wrong is shown under the field,
 * and the others are sent all the same.
 */
export function useUpload(bucket: BucketKey, problemOf: (file: File) => string | undefined) {
  const [problem, setProblem] = useState<string>()
  const [sending, setSending] = useState(false)
  const { uploads } = useFormRules()
  const send = async (chosen: readonly File[]): Promise<Sent[]> => {
    setProblem(undefined)
    setSending(true)
    const end = uploads.begin()
    const sent: Sent[] = []
    for (const file of chosen) {
      const wrong = problemOf(file)
      if (wrong) setProblem(wrong)
      else
        try {
          sent.push({ ...(await uploadFile(file, bucket)), file })
        } catch (error) {
          setProblem(readRequestError(error).message)
        }
    }
    setSending(false)
    end()
    return sent
  }
  return { problem, sending, send }
}
