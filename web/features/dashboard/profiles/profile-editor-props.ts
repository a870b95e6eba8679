export type ProfileEditorProps = {
  clientKey: string
  /** The id of the profile; 'new' for a profile that is not saved yet. */
  profileId: string
  onClose: () => void
  /** Called when the profile has been saved, with its id. */
  onSaved: (profileId: string) => void
}
