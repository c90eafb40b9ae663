import { Toaster as Sonner } from 'sonner'
import 'sonner/dist/styles.css'

/** Where `toast` of lib/toast.tsx appears. One on the page. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-center"
      visibleToasts={3}
      containerAriaLabel="Avisos"
      mobileOffset={{ bottom: 72, left: 14, right: 14 }}
    />
  )
}
