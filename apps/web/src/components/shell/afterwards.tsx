import { IdentityQuestion } from '@/components/dialogs/identity-question.tsx'
import Toaster from '@/components/ui/toaster.tsx'

/** What every page has, and none shows at first: notices, and the question who somebody is. */
export default function Afterwards() {
  return (
    <>
      <Toaster />
      <IdentityQuestion />
    </>
  )
}
