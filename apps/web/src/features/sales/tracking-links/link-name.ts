interface NamedLink {
  provedor: string
  nome_campanha: string
  nome_canal: string
  nome_destino: string | null
}

/** What distinguishes a link: its provider, campaign, channel and where it leads. */
export const linkName = ({ provedor, nome_campanha, nome_canal, nome_destino }: NamedLink) =>
  [provedor, nome_campanha, nome_canal, nome_destino ?? 'Nosso formulário'].join(' · ')
