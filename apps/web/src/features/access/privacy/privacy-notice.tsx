import { noticeAddress, type NoticeForm } from '@intranet/contract/privacy-notice-words'
import { useQuery } from '@tanstack/react-query'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { trpc } from '@/lib/trpc.ts'

/** The words of a consent that lead to the notice of its form, beside the form. */
export function PrivacyLink({ of: form }: { of: NoticeForm }) {
  return (
    <AddressLink to={noticeAddress(form)} target="_blank" className="underline underline-offset-2">
      aviso de privacidade
    </AddressLink>
  )
}

/** What a form sends with its consent: the version that its link shows. Nothing while that is not known. */
export function useNoticeVersion(form: NoticeForm): { aviso_versao?: number } {
  // Who comes back from reading a newer version accepts that one.
  const newest = trpc.privacyNotices.view.queryOptions({ formulario: form })
  const { data } = useQuery({ ...newest, refetchOnWindowFocus: 'always' })
  return data ? { aviso_versao: data.versao } : {}
}
