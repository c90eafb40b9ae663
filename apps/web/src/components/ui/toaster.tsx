import { Toaster as Sonner } from 'sonner'
// Comes along: the first notice may be that the server is away.
import '@/lib/toast-body.tsx'
import { NOTICE_BOTTOM, NOTICE_TOP } from '@/lib/toast-place.ts'

/** Where `toast` of lib/toast.ts appears; main.tsx loads it after the first screen. One on the page. */
export default function Toaster() {
  return (
    <Sonner
      position="bottom-center"
      visibleToasts={3}
      containerAriaLabel="Avisos"
      offset={{ top: NOTICE_TOP }}
      mobileOffset={{ bottom: NOTICE_BOTTOM, top: NOTICE_TOP, left: 14, right: 14 }}
    />
  )
}
