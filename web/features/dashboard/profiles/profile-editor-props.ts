export type ProfileEditorProps = {
  clientKey: string
  /** 'new' for one that is not there yet. */
  profileId: string
  onClose: () => void
  /** The profile was saved, under this id. */
  onSaved: (profileId: string) => void
}
