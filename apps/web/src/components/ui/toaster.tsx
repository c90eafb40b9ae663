import { Toaster as Sonner } from 'sonner'
// Comes along: the first notice may be that the server is away.
import '@/lib/toast-body.tsx'

/** Where `toast` of lib/toast.ts appears; main.tsx loads it after the first screen. One on the page. */
export default function Toaster() {
  return (
    <Sonner
      position="bottom-center"
      visibleToasts={3}
      containerAriaLabel="Avisos"
      mobileOffset={{ bottom: 136, left: 14, right: 14 }}
    />
  )
}
