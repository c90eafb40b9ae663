import { Toaster as Sonner } from 'sonner'
import 'sonner/dist/styles.css'

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
