interface NamedLink {
  nome_campanha: string
  nome_canal: string
}

/** What distinguishes a link: its campaign and channel. */
export const linkName = ({ nome_campanha, nome_canal }: NamedLink) => [nome_campanha, nome_canal].join(' · ')
