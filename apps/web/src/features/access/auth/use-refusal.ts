import { useState } from 'react'
import { handleFailure } from '@/lib/query-client.ts'
import { readRequestError } from '@/lib/request-error.ts'

interface Refusal {
  text: string
  /** The documented code name: NotAuthorizedException … */
  name: string | undefined
}

/**
 * What the server said no with, shown above the fields instead of in a toast.
 * `attempt` passes on only what belongs to a field.
 */
export function useRefusal() {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const attempt = async (work: () => Promise<unknown>) => {
    setRefusal(null)
    try {
      await work()
    } catch (error) {
      handleFailure(error)
      const { message, fields, name } = readRequestError(error)
      if (Object.keys(fields).length > 0) throw error
      setRefusal({ text: message, name })
    }
  }
  return { refusal, attempt, clear: () => setRefusal(null) }
}
