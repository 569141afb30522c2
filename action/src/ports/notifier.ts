/** Tells people outside Plane (Plane notifies nobody of API comments). */
export interface Notifier {
  notify(text: string, data: { key: string; tag: string | null; url: string }): Promise<void>;
}
