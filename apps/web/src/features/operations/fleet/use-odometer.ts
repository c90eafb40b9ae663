import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { readRequestError } from '@/lib/request-error.ts'

/**
 * Sends a reading of the odometer; where it jumps, somebody is asked whether it is right, and it is sent again as
 * confirmed. What was typed stays in the form where it is not.
 */
export function useOdometer() {
  const confirm = useConfirm()
  return async <T>(send: (confirmar?: true) => Promise<T>): Promise<T> => {
    try {
      return await send()
    } catch (error) {
      const { name, message } = readRequestError(error)
      if (name !== 'ConfirmarHodometro') throw error
      if (!(await confirm({ title: 'Hodômetro', text: message, confirmLabel: 'Confirmar' }))) throw error
      return send(true)
    }
  }
}
