{{/* Rules to DNS and to the stores. An empty `to` would allow every address, so it stops here. Takes policy and stores. */}}
{{- define "lunas.egressToStores" -}}
{{- $policy := .policy -}}
- to:
    {{- toYaml (required "networkPolicy.dns is required" $policy.dns) | nindent 4 }}
  ports:
    - protocol: UDP
      port: 53
    - protocol: TCP
      port: 53
{{- range $store := .stores }}
{{- $rule := index $policy $store }}
- to:
    {{- if not $rule.to }}{{ fail (printf "networkPolicy.%s.to is required: where is it?" $store) }}{{ end }}
    {{- toYaml $rule.to | nindent 4 }}
  ports:
    - protocol: TCP
      port: {{ $rule.port }}
{{- end }}
{{- end }}

{{/* A rule to the chains' nodes. Without addresses it allows every public one, which a KMS has, too. Takes the policy. */}}
{{- define "lunas.egressToNodes" -}}
{{- if .nodes.to -}}
- to:
    {{- toYaml .nodes.to | nindent 4 }}
  ports:
    {{- include "lunas.tcpPorts" .nodes.ports | nindent 4 }}
{{- else -}}
{{ include "lunas.egressToPublic" (dict "ranges" .privateRanges "closed" list "ports" .nodes.ports) }}
{{- end -}}
{{- end }}

{{/* A rule to all public addresses. Takes ranges, closed (further ones) and ports (every port without them). */}}
{{- define "lunas.egressToPublic" -}}
{{- $closed4 := .ranges.ipv4 -}}{{- $closed6 := .ranges.ipv6 -}}
{{- range .closed -}}
  {{- if contains ":" . -}}{{- $closed6 = append $closed6 . -}}{{- else -}}{{- $closed4 = append $closed4 . -}}{{- end -}}
{{- end -}}
- to:
    - ipBlock:
        cidr: 0.0.0.0/0
        except:
          {{- toYaml $closed4 | nindent 10 }}
    - ipBlock:
        cidr: ::/0
        except:
          {{- toYaml $closed6 | nindent 10 }}
  {{- with .ports }}
  ports:
    {{- include "lunas.tcpPorts" . | nindent 4 }}
  {{- end }}
{{- end }}

{{- define "lunas.tcpPorts" -}}
{{- range . }}
- protocol: TCP
  port: {{ . }}
{{- end }}
{{- end }}
