{{/* The name of the release's objects. */}}
{{- define "lunas.fullname" -}}
{{- $name := ternary .Release.Name (printf "%s-lunas" .Release.Name) (contains "lunas" .Release.Name) -}}
{{- $name | trunc 40 | trimSuffix "-" -}}
{{- end }}

{{/* What a selector names: never changes between versions. Takes root and service. */}}
{{- define "lunas.selector" -}}
app.kubernetes.io/name: lunas
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .service }}
{{- end }}

{{- define "lunas.labels" -}}
{{ include "lunas.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end }}

{{/* The services that run, in the order of a payment. The console is on demand. */}}
{{- define "lunas.services" -}}
gateway settler dispatcher{{ if .Values.console.enabled }} console{{ end }}
{{- end }}

{{/* The image of a service, by digest or tag. Takes root and service. */}}
{{- define "lunas.image" -}}
{{- $image := .root.Values.image -}}
{{- $registry := required "image.registry is required: the images are <registry>/lunas-gateway and so on" $image.registry -}}
{{- $name := printf "%s/lunas-%s" $registry .service -}}
{{- $digest := index $image.digests .service -}}
{{- $tag := default .root.Chart.AppVersion $image.tag -}}
{{- if $digest -}}
{{ printf "%s@%s" $name $digest }}
{{- else if eq $tag "latest" -}}
{{ fail "image.tag: latest moves, so a restart could start another version. Name a version" }}
{{- else -}}
{{ printf "%s:%s" $name $tag }}
{{- end -}}
{{- end }}

{{- define "lunas.pullSecrets" -}}
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- end }}

{{/* User 1000 is `node` of the images. */}}
{{- define "lunas.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
seccompProfile:
  type: RuntimeDefault
{{- end }}

{{- define "lunas.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end }}

{{/* Where the process finds its secrets and its scratch space, as by compose. Takes the Secret's name. */}}
{{- define "lunas.volumes" -}}
- name: secrets
  secret:
    secretName: {{ . }}
    # 0440: the process reads them as a member of the group.
    defaultMode: 288
- name: tmp
  emptyDir:
    medium: Memory
    sizeLimit: 64Mi
{{- end }}

{{- define "lunas.volumeMounts" -}}
- name: secrets
  mountPath: /run/secrets
  readOnly: true
- name: tmp
  mountPath: /tmp
{{- end }}

{{/* Whether a scaler sets the replicas: true or empty. Takes root and service. */}}
{{- define "lunas.isScaled" -}}
{{- $values := index .root.Values .service -}}
{{- if or (dig "autoscaling" "enabled" false $values) (dig "scaling" "enabled" false $values) -}}true{{- end -}}
{{- end }}
