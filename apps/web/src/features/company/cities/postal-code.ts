import type { PostalAddress } from '@intranet/contract/company/city'
import { readRequestError } from '@/lib/request-error.ts'
import { toast } from '@/lib/toast.ts'
import { api } from '@/lib/trpc.ts'

/**
 * The lookup of a `CepField`: `toFields` says which field takes which part. An unknown CEP is null, which the field
 * tells; a service that is away is told in a toast, and the fields stay as they are.
 */
export const lookUpAddress =
  (toFields: (address: PostalAddress) => Record<string, unknown>) =>
  async (cep: string): Promise<Record<string, unknown> | null> => {
    try {
      return toFields(await api.cities.byPostalCode.mutate({ cep }))
    } catch (error) {
      const { status, message, requestId } = readRequestError(error)
      if (status === 404) return null
      toast.error(message, requestId)
      return {}
    }
  }
