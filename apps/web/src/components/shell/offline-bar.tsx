import { useOnline } from './use-viewport.ts'

/** The bar under the header while the browser has no network. */
export function OfflineBar() {
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <p className="bg-warning-soft px-5 py-1.5 text-center text-sm text-warning">
          Sem conexão. O que você digitou continua aqui.
        </p>
      )}
    </div>
  )
}
