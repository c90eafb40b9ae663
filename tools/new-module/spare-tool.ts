/** What `pnpm new:module` is asked for by its tests. */
export const spareTool =
  'company/spare-tools --entity spare-tool --table ferramenta --label Ferramentas --noun ferramenta --feminine --module rh --section admin/organizacao'.split(
    ' ',
  )
