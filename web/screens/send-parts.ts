// What a form needs after it is filled in: one file, which is loaded while the user types.
export { drawPreview } from '../api/previews.ts'
export { PreviewModal } from '../features/preview/PreviewModal.tsx'
export { beginSubmission } from './begin-submission.ts'
export { renewSubmission } from './renew-submission.ts'
